import { company, inStaffedHours } from '../../company.ts';
import { figure } from '../../figures/it/infrastructure-management.ts';
import type { Service } from '../../model/service.ts';
import { callOutRule } from '../../rules/call-out-rule.ts';

export const service = {
  intro:
    'For firms whose own IT person looks after laptops and staff. We watch, patch and plan servers, networks and cloud systems, and report what was patched late and which disk fills up next.',
  updated: '2026-11-26',
  description: `Server and network management in ${company.city}: 24/7 monitoring, patching in agreed windows, firewall updates and reports of what will fill up next.`,
  question: 'What will fill up or fail next, and who is watching?',
  axis: ['Devices', 'Servers'],
  related: [
    {
      path: '/it/managed-services',
      fits: 'if you have no IT person: it adds a help desk and laptops to the care of servers',
    },
    {
      path: '/it/disaster-recovery-backups',
      fits: 'if the question is how fast you would be back',
    },
  ],
  benefits: [
    {
      title: 'Strategic Guidance',
      text: 'You learn in March that a server must be replaced by October, at what price, and what can wait. No surprise in the budget.',
    },
    {
      title: 'Server Management',
      text: 'Windows and Linux servers, in your office or in the cloud, are patched each month. Each restart is one you approved, and a patch that missed its evening is named.',
    },
    {
      title: '24/7 Network Monitoring',
      text: `Software checks your network day and night; our staff work on its alerts ${inStaffedHours}. The Saturday outage here waited for Monday: the link has no call-out.`,
    },
    {
      title: 'Infrastructure Deployment',
      text: 'New servers, switches, firewalls and wireless are built to a written design. You sign when the tests in it pass in front of you.',
    },
  ],
  figure,
  details: [
    {
      kind: 'list',
      heading: 'Alerts, cover and patches',
      intro: {
        text: 'Software grades alerts. Outside business hours our staff do planned patch evenings and urgent patches, both in the fee, and what you buy as call-out.',
        toConfirm: 'what is done outside business hours, and which of it is in the fee',
        claim: true,
      },
      items: [
        {
          title: 'Critical: a site, a server or a link is down',
          text: {
            text: 'Our staff act within 30 minutes in business hours.',
            toConfirm: 'response to critical alerts',
          },
        },
        {
          title: 'Warning: a disk, a power supply or a backup has failed',
          text: {
            text: 'We act the same business day.',
            toConfirm: 'response to warnings',
            claim: true,
          },
        },
        {
          title: 'Notice: a trend or a change',
          text: {
            text: 'We bring it to the monthly review.',
            toConfirm: 'response to notices',
            claim: true,
          },
        },
        {
          title: 'Call-out at night and on weekends',
          text: callOutRule,
        },
        {
          title: 'What is covered',
          text: 'The servers, storage, network devices, internet links and cloud subscriptions on your list, and nothing else.',
        },
        {
          title: 'What software watches',
          text: {
            text: 'Links, disks, memory, power, temperature and backup jobs, and the end dates of certificates, warranties and support.',
            toConfirm: 'what is monitored',
            claim: true,
          },
        },
        {
          title: 'Cloud systems',
          text: 'A virtual machine in Azure or elsewhere is patched and watched like one in your office. Its bill is watched too: a size nobody needs is in the report.',
        },
        {
          title: 'Patch windows',
          text: {
            text: 'Test machines in the week of release, servers on the Thursday evening of the week after, and none later than one month after release. An engineer stays until each server answers, and you approve each restart of that evening in advance.',
            toConfirm: 'patch windows, their limit, and that an engineer works that evening',
            claim: true,
          },
        },
        {
          title: 'Urgent patches',
          text: 'For systems that face the internet, firewalls included, the Essential Eight asks for 48 hours when the vendor rates a flaw critical or a working exploit exists, and 2 weeks otherwise.',
        },
        {
          title: 'Urgent patches on a weekend',
          text: {
            text: "The shorter limit can end on a Sunday. So software reads the vendors' notices, and for such a flaw an engineer patches on the weekend too. You settle beforehand what we may restart or switch off if nobody answers.",
            toConfirm: 'that urgent patches of internet-facing systems on a weekend are in the fee',
            claim: true,
          },
        },
        {
          title: 'Systems without support',
          text: {
            text: 'What its vendor no longer patches, nobody can keep safe. The report names it a year before, with the cost of its replacement.',
            toConfirm: 'how early the report names what loses support',
            claim: true,
          },
        },
      ],
    },
  ],
  process: [
    {
      title: 'Discover & Document',
      we: 'scan the network, open the cupboards and write down what is connected.',
      you: 'let us into each room and account, and correct the list.',
      hold: 'an asset list and a network diagram that stay yours.',
    },
    {
      title: 'Design & Agree',
      we: 'propose what is covered, how alerts are graded and when systems may restart.',
      you: 'name who may approve a restart, and on which days nothing may change, such as stocktake.',
      hold: 'a list of covered devices, with their windows and limits.',
    },
    {
      title: 'Deploy & Monitor',
      we: 'connect monitoring, tune it until alerts mean something, and repair what is urgent.',
      you: 'approve the first restarts, which old systems often need.',
      hold: 'a first report: what is unpatched, out of warranty or nearly full.',
    },
    {
      title: 'Maintain & Forecast',
      we: 'patch in the windows and read the trends each month.',
      you: 'spend half an hour on the report, and decide what to replace.',
      hold: "the month's patches and alerts, and each quarter a forecast for every disk.",
    },
  ],
  expectations: {
    youGet:
      'An asset list and a network diagram that stay yours, automated monitoring, patching in agreed windows, and reports on patches, alerts and capacity.',
    weNeed:
      'Administrator access (from you or your IT provider), a list of sites and suppliers, and a person who can approve a restart.',
    duration: {
      label: 'Starts',
      short: 'In 2 to 4 weeks',
      text: {
        text: '2 to 4 weeks to document and connect one site.',
        toConfirm: 'usual set-up time',
      },
    },
    price: {
      short: 'Fixed monthly fee',
      model: {
        text: 'Fixed monthly fee by server, network device and site; deployments are quoted as projects.',
        toConfirm: 'how infrastructure management is priced',
        claim: true,
      },
      more: 'More for call-out, old equipment and many sites.',
      less: 'Less for standard models and cloud-only systems.',
    },
    notIncluded:
      'Hardware, software licences and internet charges. Support for your staff is part of Managed Services & Support. Backups are watched here, and made under Disaster Recovery & Backups.',
    nextStep:
      'We ask for the number of sites, servers and network devices, and what last stopped work. A monthly fee for your list follows in writing.',
    leaving: {
      text: "The asset list, the diagram and the passwords are yours; we remove our software and our accounts, and show you that they are gone. Month by month, with 30 days' notice.",
      toConfirm: 'term, notice and help at exit',
    },
  },
  contact: {
    heading: 'Keep Your Systems Running',
    closing: 'Tell us what you run, where it is and what has failed lately.',
  },
} satisfies Service;
