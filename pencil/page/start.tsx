import { createRoot } from 'react-dom/client';
import editorRules from './editor/editor.css?inline';
import { tokenOfPage } from './messages.ts';
import panelRules from './panel/panel.css?inline';
import slotRules from './panel/views.css?inline';
import toolRules from './pencil.css?inline';
import { Pencil } from './pencil.tsx';

// The development server adds this module to each page: the owner's pencil, in shadow roots of its own,
// so that its styles and the page's never meet.

/** Resolves when React has taken over the page: until then its markup must not be changed. */
function hydrated(): Promise<void> {
  const { documentElement: root } = document;
  return new Promise((resolve) => {
    const observer = new MutationObserver(check);
    function check(): void {
      if (root.dataset.hydrated === undefined) return;
      observer.disconnect();
      resolve();
    }
    observer.observe(root, { attributeFilter: ['data-hydrated'] });
    check();
  });
}

function createHost(rules: readonly string[]): { host: HTMLElement; shadow: ShadowRoot } {
  const host = document.createElement('div');
  host.dataset.pencilHost = '';
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = rules.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  return { host, shadow };
}

if (tokenOfPage() !== '') {
  await hydrated();
  const tool = createHost([toolRules, panelRules, slotRules]);
  const editor = createHost([toolRules, editorRules]);
  editor.host.popover = 'manual';
  document.body.append(tool.host);
  createRoot(tool.shadow).render(<Pencil editor={editor} />);
}
