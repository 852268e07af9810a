/** The three service lines (section 1). */
export type LineId = 'it' | 'cyber' | 'design';

/** The theme of a page: its line's colour, or dark grey (section 2, header). */
export type Theme = 'neutral' | LineId;

/** Colours of balls (section 2, decorative balls). */
export type BallColour = 'grey' | 'blue' | 'red' | 'green' | 'purple';

/** Names of a service line in menus, footer and page titles. */
export interface ServiceLine {
  id: LineId;
  /** Path of the overview page; the services' paths start with it. */
  path: string;
  /** Label of its drop-down in the desktop menu. */
  menuLabel: string;
  /** Label of its section in the mobile panel, and the heading of its column in the footer. */
  panelLabel: string;
  /** Badge on service pages and middle part of their browser titles. */
  group: string;
  /** Main heading of the overview page. */
  heading: string;
  /** Name of the overview, and of the line's group, on the sitemap page. */
  sitemapLabel: string;
  /** Colour of its balls. */
  ballColour: BallColour;
  /** Label of the hero button on its service pages. */
  heroButton: string;
}
