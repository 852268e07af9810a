#!/usr/bin/env bash
# Installs Chromium for the browser tests, unless there is one. Playwright looks in the same places.
set -euo pipefail
for browser in chromium-headless-shell chromium google-chrome; do
  if [ -x "/usr/bin/$browser" ]; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get update -qq
  # Only Debian has it.
  if DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell fonts-liberation >/dev/null; then exit 0; fi
fi
npx playwright install --only-shell chromium
