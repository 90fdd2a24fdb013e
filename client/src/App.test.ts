import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import App from './App.svelte'

test('the page names the program', () => {
  expect(render(App).body).toContain('<h1>Grognard</h1>')
})
