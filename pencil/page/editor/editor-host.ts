/** Where the editor is drawn: above all, open menus too. */
export interface EditorHost {
  host: HTMLElement;
  shadow: ShadowRoot;
}
