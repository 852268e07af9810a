/**
 * Shading, gloss and number disc of all balls, drawn over any colour, and the company's logo, as in
 * `public/favicon.svg`. Once in each page, outside the islands, because they never change.
 */
export function SvgDefinitions() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <radialGradient id="ball-light" cx=".34" cy=".3" r=".62">
        <stop stopColor="#fff" stopOpacity=".3" />
        <stop offset=".55" stopColor="#fff" stopOpacity=".04" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="ball-shade" cx=".36" cy=".32" r=".74">
        <stop offset=".38" stopColor="#08090c" stopOpacity="0" />
        <stop offset=".72" stopColor="#08090c" stopOpacity=".45" />
        <stop offset="1" stopColor="#08090c" stopOpacity=".86" />
      </radialGradient>
      <radialGradient id="ball-glow" cx=".62" cy=".94" r=".34">
        <stop stopColor="#fff" stopOpacity=".26" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="ball-disc" cx=".4" cy=".34" r=".75">
        <stop offset=".4" stopColor="#fff" />
        <stop offset="1" stopColor="#d5d1c8" />
      </radialGradient>
      <radialGradient id="black-ball" cx=".36" cy=".3" r=".72">
        <stop stopColor="#565c65" />
        <stop offset=".45" stopColor="#1d2025" />
        <stop offset="1" stopColor="#050607" />
      </radialGradient>
      <linearGradient id="ball-gloss" x1=".2" y1="0" x2=".6" y2="1">
        <stop stopColor="#fff" stopOpacity=".72" />
        <stop offset="1" stopColor="#fff" stopOpacity=".1" />
      </linearGradient>
      <symbol id="ball" viewBox="0 0 100 100">
        <circle cx="50" cy="50" r="50" fill="currentColor" />
        <circle cx="50" cy="50" r="50" fill="url(#ball-light)" />
        <circle cx="50" cy="50" r="50" fill="url(#ball-shade)" />
        <circle cx="50" cy="50" r="50" fill="url(#ball-glow)" />
        <path
          id="gloss"
          d="M15 39C17 22 33 9 50 9c7 0 11 3 8 7-3 5-13 6-20 11-8 5-12 12-16 17-3 4-8 3-7-5Z"
          fill="url(#ball-gloss)"
        />
        <ellipse
          cx="76"
          cy="25"
          rx="5.4"
          ry="3.9"
          transform="rotate(48 76 25)"
          fill="#fff"
          opacity=".42"
        />
        <circle cx="52" cy="48" r="21.5" fill="url(#ball-disc)" />
      </symbol>
      <radialGradient id="logo-shade" cx=".36" cy=".32" r=".74">
        <stop stopColor="#6c727b" />
        <stop offset=".45" stopColor="#33383f" />
        <stop offset="1" stopColor="#0d0e11" />
      </radialGradient>
      <symbol id="logo" viewBox="0 0 100 100">
        <circle cx="50" cy="50" r="50" fill="url(#logo-shade)" />
        <use href="#gloss" />
        <circle cx="52" cy="49" r="24" fill="#fff" />
        <g fill="none" stroke="#14161a" strokeWidth="5" transform="rotate(12 52 49)">
          <circle cx="52" cy="42" r="6" />
          <circle cx="52" cy="56" r="7.5" />
        </g>
      </symbol>
    </svg>
  );
}
