import { mount } from 'svelte'
import App from './App.svelte'
import './fonts.css'
import './page.css'
import './board/board.css'

mount(App, { target: document.getElementById('app')! })
