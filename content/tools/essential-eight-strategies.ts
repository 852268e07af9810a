/** A strategy of the Essential Eight, with the conditions of its levels. */
export interface EightStrategy {
  /** Its official name (section 2). */
  title: string;
  /** Its name in ASD's model since November 2023, if that differs. */
  now?: string;
  /**
   * The conditions of level 1, then those that levels 2 and 3 add: the requirements that a business can check most easily,
   * one or more of ASD's in each sentence, which must fit the figure. A comment names the controls.
   */
  conditions: readonly [readonly string[], readonly string[], readonly string[]];
  /** Its level in our example. */
  level: 0 | 1 | 2 | 3;
}

/**
 * From ASD's Essential Eight Maturity Model of November 2023. Numbers are those of controls in ASD's Information Security
 * Manual, which has the requirements as baselines for each level (cyber.gov.au).
 */
export const strategies: readonly EightStrategy[] = [
  {
    title: 'Application control',
    conditions: [
      [
        // 0843, 1657
        'Workstations run only approved programs, scripts and installers',
        // 1870
        'Programs in user and temporary folders are controlled too',
      ],
      [
        // 1490, 1871
        'Approved programs only, in all folders, internet-facing servers too',
        // 1544, 1582
        "Microsoft's blocklist is in use, and rules are checked yearly",
      ],
      [
        // 1656
        'All other servers run only approved programs',
        // 1658, 1659
        "Only approved drivers run; Microsoft's driver blocklist is on",
      ],
    ],
    level: 2,
  },
  {
    title: 'Patch applications',
    conditions: [
      [
        // 1876, 1690
        'Online services: 2 weeks, 48 hours if critical or an exploit exists',
        // 1691
        'Office, browser, email, PDF and security programs: 2 weeks',
        // 1905, 1704
        'Unsupported online services, Office and browsers are removed',
      ],
      [
        // 1700, 1693
        'All other programs: scanned fortnightly, patched in one month',
      ],
      [
        // 1692
        'Office, browsers, PDF: 48 hours if critical or an exploit exists',
        // 0304
        'Any other unsupported program is removed',
      ],
    ],
    level: 3,
  },
  {
    title: 'Configure Microsoft Office macro settings',
    now: 'Restrict Microsoft Office macros',
    conditions: [
      [
        // 1671
        'Macros are off for everyone without a proven need',
        // 1488
        'Macros in files from the internet are blocked',
        // 1672, 1489
        'Macros are virus-scanned, and users cannot change the settings',
      ],
      [
        // 1673
        'Macros cannot call Windows functions (Win32 API)',
      ],
      [
        // 1674
        'Macros run only sandboxed, signed, or from a trusted location',
        // 1890
        'Each macro is checked for malicious code before it is trusted',
      ],
    ],
    level: 2,
  },
  {
    title: 'User application hardening',
    conditions: [
      [
        // 1486, 1485
        'Browsers run no Java and no advertisements from the internet',
        // 1654, 1585
        'Internet Explorer is off, and users cannot change browser security',
      ],
      [
        // 1412, 1859, 1860
        'Browsers, Office and PDF follow ASD and vendor hardening guides',
        // 1667, 1670
        'Office and PDF programs cannot start other programs',
      ],
      [
        // 1655, 1621
        '.NET Framework 3.5 and PowerShell 2.0 are off or removed',
        // 1622
        'PowerShell runs in Constrained Language Mode',
      ],
    ],
    level: 1,
  },
  {
    title: 'Restrict administrative privileges',
    conditions: [
      [
        // 0445
        'Administrators have a separate account, for that work alone',
        // 1175, 1883
        'Admin accounts reach no internet or email, only approved services',
      ],
      [
        // 1648, 1647
        'Privileges end after 45 days unused, or 12 months unless renewed',
        // 1387
        'Administrators reach systems through jump servers',
      ],
      [
        // 1649
        'Privileges are given just in time, for the task at hand',
        // 1898
        'Administrators work on Secure Admin Workstations',
      ],
    ],
    level: 2,
  },
  {
    title: 'Patch operating systems',
    conditions: [
      [
        // 1877, 1694
        'Internet-facing: 2 weeks, 48 hours if critical or an exploit exists',
        // 1695
        'All other computers and network devices: within one month',
        // 1501
        'Unsupported operating systems are replaced',
      ],
      [],
      [
        // 1696
        'All computers: 48 hours if critical or an exploit exists',
        // 1879, 1697, 1903, 1904
        'Drivers and firmware: the same 48 hours, else one month',
        // 1407
        'Only the latest or the previous release is in use',
      ],
    ],
    level: 3,
  },
  {
    title: 'Multi-factor authentication',
    conditions: [
      [
        // 1504, 1679
        'Users need MFA for every online service with your sensitive data',
        // 1681
        'Customers need MFA where you hold their sensitive data online',
      ],
      [
        // 1173, 0974, 1872, 1682
        'Staff use phishing-resistant MFA (such as passkeys) to sign in',
        // 1683
        'Successful and failed MFA sign-ins are logged centrally',
      ],
      [
        // 1505, 1894
        'Data repositories need phishing-resistant MFA too',
        // 1874
        "Customers' MFA resists phishing too",
      ],
    ],
    level: 1,
  },
  {
    title: 'Regular backups',
    conditions: [
      [
        // 1810, 1515
        'Restores of data and settings to one point in time are tested',
        // 1814
        'Ordinary accounts cannot change or delete backups',
      ],
      [
        // 1707
        'Only backup administrators can change or delete backups',
        // 1705
        "Only backup administrators can open other people's backups",
      ],
      [
        // 1708
        'Until retention ends, nobody at all can change or delete backups',
        // 1813, 1706
        'Nobody but backup administrators can open backups, even their own',
      ],
    ],
    level: 1,
  },
];
