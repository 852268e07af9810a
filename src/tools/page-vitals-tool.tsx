import { useState } from 'react';
import { Table } from '../figures/table.tsx';
import { ToolField } from './tool-field.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { useVisit } from './use-visit.ts';
import { readAddress } from './vitals.ts';
import { vitalsFigure } from './vitals-figure.ts';

const example = { LCP: 1500, INP: 80, CLS: 0 };

/** Google's page with the field data of a website. It is a link: nothing is requested from there. */
const fieldData = 'https://pagespeed.web.dev/';

/** This page on this device, and where visitors find the same of their own website. */
export function PageVitalsTool() {
  const visit = useVisit();
  const [typed, setTyped] = useState('');
  const website = readAddress(typed);
  const isEmpty = typed.trim() === '';
  return (
    <ToolFrame
      name="Your own website"
      className="vitals"
      cloth={
        <Table
          figure={
            visit
              ? vitalsFigure(visit, 'This page, on your device')
              : vitalsFigure(example, 'A website, by Google’s limits')
          }
          own={9}
        />
      }
      fields={
        <>
          <ToolField
            name="address"
            label="Your website’s address"
            type="url"
            placeholder="example.com.au"
            value={typed}
            error={
              isEmpty || website
                ? undefined
                : 'Type your website’s address, such as example.com.au.'
            }
            onChange={setTyped}
          />
          <a
            className="field-data"
            href={website ? `${fieldData}analysis?url=${encodeURIComponent(website)}` : fieldData}
            rel="noopener"
          >
            Look it up on Google’s PageSpeed Insights
          </a>
        </>
      }
      answer={website && `Your website: ${website}. What is measured here is this page, not yours.`}
      message={
        website &&
        `Our website: ${website}\nPlease measure its Core Web Vitals (LCP, INP and CLS): in the field, if Google has data of it, and in the lab.`
      }
      isWrong={!isEmpty && !website}
      caption="An example, until your browser has measured this visit, if it loaded this page afresh. Google judges field data, the 75th percentile of real visits over 28 days; one visit is not that, and neither is a test on one phone (lab data). One diamond is a quarter of the limit."
    />
  );
}
