import type { Plugin } from 'vite';

/**
 * Lets the build drop the router's parts that the site does not use: links and forms.
 * It keeps them otherwise, because it cannot know that making and naming a component has no effect.
 * 3.6 KB less (brotli) in the first script.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.js$/ },
      handler(source) {
        const code = source
          .replaceAll(/(?<== )React\$1\.(forwardRef|memo|createContext)\(/g, '/* @__PURE__ */ $&')
          .replaceAll(/^\w+\.displayName = .*;$/gm, '');
        return { code, map: null };
      },
    },
  };
}
