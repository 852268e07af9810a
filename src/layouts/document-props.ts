/** What the document around a page takes. */
export interface DocumentProps {
  /** If omitted, the page gets `noindex` and no canonical address. */
  path?: string;
  title: string;
  description: string;
}
