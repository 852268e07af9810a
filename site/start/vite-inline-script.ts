import { readFileSync } from 'node:fs';
import { minify, type Plugin, transformWithOxc } from 'vite';

const suffix = '?inline-script';

/** A script as text to put into a page: `import { script } from './file.ts?inline-script'`. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
      const small = await minify(file, code);
      return { code: `export const script = ${JSON.stringify(small.code)};`, moduleType: 'js' };
    },
  };
}
