import type { KnipConfig } from 'knip';

// Knip finds unused code by following imports from these files. It finds tests through Vitest's
// settings, and scripts that package.json starts with `node`, by itself.
const config: KnipConfig = {
  entry: [
    // Built into what browsers load, and into the pages' renderer; see build/build.ts.
    'site/start/2-boot.ts',
    'site/document/prerender.tsx',
    // The fields that a tool may use: which of them are used depends on the tools.
    'site/tools/fields/*-field.tsx',
    // Started by `build/setup/launch.mjs`, by name.
    'build/dev-server.ts',
    // Loaded into pages by `pencil/server/vite-pencil.ts`, by its address.
    'pencil/page/start.tsx',
    'hosts/node/main.ts',
    // Bundled by `hosts/supabase/bundle.ts`.
    'hosts/supabase/functions/send-contact-email/index.ts',
    // Each check is a separate program; see checks/run.ts.
    'checks/*.ts',
    // A separate process, so that its work does not slow down what is measured.
    'tests/faults/siege/attacker.ts',
  ],
  ignoreDependencies: [
    // Read as files: fonts by site/fonts/vite-fonts.ts, axe's script by tests/every-page/find-violations.ts.
    '@fontsource-variable/*',
    'axe-core',
    // Started by path.
    'deno',
    // Started by checks/run.ts; the dictionary by checks/settings/cspell.json, the parser by the import rules.
    'cspell',
    '@cspell/dict-en-au',
    'dependency-cruiser',
    '@swc/core',
  ],
  // A type that appears in a module's exports may be exported before another file imports it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreBinaries: [
    // Run by path, and present only on Linux: the fault tests skip themselves elsewhere.
    ...['dd', 'mkfifo', 'mount', 'nginx', 'openssl', 'systemd-analyze', 'umount'],
    // Built into the shell: it forgets where the machine's Node was, once set-up has brought the pinned one.
    'hash',
  ],
  treatConfigHintsAsErrors: true,
};
export default config;
