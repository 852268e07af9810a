/** A short answer in the first view of a page: 'Priced', 'Fixed, then monthly'. */
export interface Fact {
  label: string;
  value: string;
}
