@echo off
rem Sets Grognard up and starts it. "run help" lists the commands. Needs only Python 3.11 or newer; tools\run.py does the work.
setlocal
for %%p in ("py -3" "python" "python3") do (
  %%~p -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>nul && set "PYTHON=%%~p" && goto found
)
echo Grognard needs Python 3.11 or newer, and found none. Install it from python.org. >&2
exit /b 1

:found
%PYTHON% "%~dp0tools\run.py" %*
exit /b %ERRORLEVEL%
