import { company } from '../../company.ts';
import { seeEssentialEightFuture } from '../../essential-eight-future.ts';
import { figure } from '../../figures/cyber/endpoint-server-compliance.ts';
import type { Service } from '../../model/service.ts';

export const service = {
  intro:
    'You are told that your laptops and servers are in order, and want proof. We check each against the Essential Eight, name those that fail, and give each fix an owner and a date.',
  updated: '2026-11-26',
  description: `Endpoint and server compliance review in ${company.city}: laptops and servers tested against the Essential Eight, gaps rated by risk, a roadmap by owner.`,
  question: 'Are our laptops and servers set up the way they should be?',
  axis: ['Devices'],
  related: [
    {
      path: '/cyber/essential-eight-assessment',
      fits: 'if a client or insurer asks for your maturity level',
    },
    {
      path: '/cyber/microsoft-entra-ad-assessment',
      fits: 'if accounts are your worry, not devices',
    },
  ],
  benefits: [
    {
      title: 'Essential Eight assessment',
      text: 'Each device is checked against the national Essential Eight maturity model, at the level you choose. One page says how many have every setting right, which do not, and which did not answer.',
    },
    {
      title: 'Risk assessment',
      text: 'Each gap is rated by likelihood and consequence. You see why one server comes before 9 laptops.',
    },
    {
      title: 'Remediation roadmap',
      text: 'Fixes in order, each with an owner, days and a date. A second reading, if you order it, shows whether they worked.',
    },
  ],
  figure,
  details: [
    {
      kind: 'list',
      heading: 'When to choose it, and what is tested',
      items: [
        {
          title: 'Choose this when',
          text: {
            text: 'Your IT provider changes, or an insurer or client asks about devices: their own questions are answered from the same readings.',
            toConfirm:
              "that an insurer's or client's questions about devices are answered from the same readings",
            claim: true,
          },
        },
        {
          title: 'Application control and user application hardening',
          text: 'On each device: what the rules let run from user folders, and whether staff can change browser security settings. On one device of each standard set-up we also start a test program, then delete it: it proves that the settings, read on all, do block.',
        },
        {
          title: 'Patch applications and patch operating systems',
          text: 'What is out of support, and what is late: at Level One, browsers and office programs have 2 weeks, Windows on a laptop one month.',
        },
        {
          title: 'Configure Microsoft Office macro settings',
          text: "The model now calls it 'Restrict Microsoft Office macros'. Whether macros from the internet are blocked, and whether staff can switch them on again.",
        },
        {
          title: 'Restrict administrative privileges',
          text: 'Who is an administrator of which device, and whether that account reaches email and the web.',
        },
        {
          title: 'Multi-factor authentication',
          text: 'At the sign-in to the device, which the model asks for from Level Two: at Level One we check the other 7 strategies.',
        },
        {
          title: 'Regular backups',
          text: 'On servers: the last restore that was tested, and whether an ordinary account can delete copies.',
        },
        {
          title: 'Macs and Linux',
          text: "The model is written for Windows. Others are checked against ASD's and the maker's guides, and reported without a level.",
        },
        {
          title: 'Without a management tool',
          text: {
            text: 'One script for laptops and one for servers, about 10 minutes a device: 8 hours for 47. They read settings and write one file, which you can open. We run them in the fixed price; if your IT provider does, you pay their time.',
            toConfirm:
              'number of scripts, time for each device, who runs them, and who pays for that',
          },
        },
        {
          title: 'All devices, unless you choose a sample',
          text: 'Your management tool reads what it covers, scripts the rest. A sample takes less time.',
        },
        {
          title: 'Devices not on your list',
          text: 'We compare your list with your management tool and antivirus. A device that only they know goes into the report.',
        },
        {
          title: 'What we keep',
          text: {
            text: 'You remove our role once you accept the report; a second reading asks for it again. We erase the result files 30 days later, and the encrypted report after 12 months.',
            toConfirm:
              'when access ends, when results and the report are erased, and how the report is kept',
          },
        },
      ],
      seeAlso: seeEssentialEightFuture,
    },
  ],
  process: [
    {
      title: 'Agree the scope',
      we: 'settle devices, level and dates on one page, and explain each script to you or your IT provider.',
      you: 'send a list of devices, and approve the scripts in writing.',
      hold: 'a scope that names standard set-ups, scripts, dates and who to call.',
    },
    {
      title: 'Collect the evidence',
      we: "read each device's settings from your management tool, and by script where it has gaps. An agent is installed only if you agree.",
      you: 'create a read-only role, with us on a call if you have no administrator, and keep one person reachable for 2 hours.',
      hold: 'a list of the devices that answered, and of those that did not.',
    },
    {
      title: 'Rate the risk',
      we: 'check each gap with whoever runs the system, so that no exception you chose counts as a mistake.',
      you: 'tell us which exceptions you made, and why.',
      hold: 'all gaps, rated, each with its devices and its evidence.',
    },
    {
      title: 'Plan the fixes',
      we: 'meet your team and suppliers for one hour, and settle who does what by when.',
      you: 'decide what is fixed, by whom, and what you accept.',
      hold: 'the report, and a roadmap that each owner has agreed to.',
    },
  ],
  expectations: {
    youGet:
      'The page for the owner, results by device, rated gaps, a roadmap, and the meeting that settles it.',
    weNeed:
      'A device list, read access to your management tool or 10 minutes a device, and approval of each script.',
    duration: {
      short: '2 to 3 weeks',
      text: {
        text: '2 to 3 weeks from the agreed scope to the report, for up to 100 devices at one site.',
        toConfirm: 'usual duration and device count of an endpoint review',
      },
    },
    price: {
      short: 'Fixed per review',
      model: {
        text: 'Fixed price for the review, its meeting and the roadmap; fixes by us and a second reading are quoted after the report.',
        toConfirm: 'what the fixed price of an endpoint review covers, and what is quoted after it',
        claim: true,
      },
      more: 'More for many standard set-ups and sites, or a higher level.',
      less: 'Less when one tool reads all devices.',
    },
    notIncluded:
      'Phones, fixes, licences, a certificate, and an overall maturity level, which also counts accounts and online services.',
    nextStep: {
      text: 'We call to count devices and standard set-ups, then send a written scope with a price. Free until you sign.',
      toConfirm: 'that the call and the scope of a review are free',
      claim: true,
    },
  },
  contact: {
    heading: 'Secure Your Devices',
    closing: 'Tell us how many laptops and servers you have, and what manages them.',
  },
} satisfies Service;
