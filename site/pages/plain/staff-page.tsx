import { type ComponentType, useEffect, useState } from 'react';
import { company } from '../../../content/company.ts';
import { firstWords } from '../../sections/first-words.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { hasLinkToken, takeLinkToken } from './staff/link-token.ts';
import { serverCommand } from './staff/server-command.ts';
import { StaffEnquiry } from './staff/staff-enquiry.tsx';
import { StaffHeading } from './staff/staff-heading.tsx';

const meta = {
  title: `For staff - ${company.name}`,
  description: 'What became of an enquiry, for staff who follow a link in a mail.',
};

/** The page as the address opens it. Its token is taken before the router reads the address. */
export function openStaffPage(): ComponentType {
  const token = import.meta.env.SSR ? undefined : takeLinkToken();
  return () => <StaffPage token={token} />;
}

/** Where a link in a mail to staff leads: what became of one enquiry, and what can be done about it. */
function StaffPage({ token }: { token: string | undefined }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    setHydrated(true);
    // Another link in this tab: the page begins again with its token.
    const restart = () => {
      if (hasLinkToken()) location.reload();
    };
    addEventListener('hashchange', restart);
    return () => removeEventListener('hashchange', restart);
  }, []);
  return (
    <div id={firstWords} className="wrap section stack">
      <PageHead meta={meta} />
      {isHydrated && token ? <StaffEnquiry token={token} /> : <WithoutLink />}
    </div>
  );
}

/** The page before its script, and without a token. */
function WithoutLink() {
  return (
    <>
      <StaffHeading>An enquiry</StaffHeading>
      <p className="prose">This page shows staff one enquiry: open it by the link in a mail.</p>
      <noscript>
        <p className="prose">
          It needs scripts, which are off in this browser. On the server,{' '}
          <code>{serverCommand('answered')}</code> works without them.
        </p>
      </noscript>
    </>
  );
}
