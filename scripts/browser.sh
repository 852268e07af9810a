#!/usr/bin/env bash
# Installs Chromium for the browser tests, unless there is one. Playwright looks in the same places.
set -euo pipefail
for browser in /usr/bin/chromium /usr/bin/google-chrome; do
  if [ -x "$browser" ]; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium fonts-liberation >/dev/null
else
  npx playwright install chromium
fi
