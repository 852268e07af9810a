/** The three service lines (section 1). */
export type LineId = 'it' | 'cyber' | 'design';

/** The theme of a page, shown by its accent: a line's own, or dark grey (section 2, header). */
export type Theme = 'neutral' | LineId;

/** The colours in which a ball is made (section 2, decorative balls). */
export type BallColour = 'grey' | 'blue' | 'red' | 'green' | 'purple';

/** One service line, as menus, footer and page titles name it. */
export interface Line {
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
  /** Name of the overview among the sitemap's main pages, and of the line's group there. */
  sitemapLabel: string;
  /** Colour of its balls. */
  ball: BallColour;
  /** Label of the hero button on its service pages. */
  heroButton: string;
}

/** What menus, cards and links need to know of a service: one line of the catalogue. */
export interface CatalogueEntry {
  line: LineId;
  /** Last part of the path: `/<line>/<slug>`; also the name of its file. */
  slug: string;
  /** Main heading, menu item, card title, first part of the browser title. */
  title: string;
  /** What a buyer gets, in one short sentence without a full stop: menus and cards. */
  summary: string;
  /** Variant of the footer on its page (section 2, layout, point 6); left out: that of its line. */
  footer?: Theme;
}
