/** 'Get in Touch': a link to the contact section of this page or, if it has none, of the home page. */
export const GetInTouch = ({ to }: { to: string }) => (
  <a href={to} className="button">
    Get in Touch
  </a>
);
