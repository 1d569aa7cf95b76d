/** What people call a device, from what its browser calls itself. */

const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: [RegExp, string, boolean][] = [
  [/iPhone/, 'iPhone', true],
  [/iPad/, 'iPad', true],
  [/Android/, 'Android', true],
  [/Windows/, 'Windows', false],
  [/CrOS/, 'ChromeOS', false],
  [/Mac OS X|Macintosh/, 'macOS', false],
  [/Linux|X11/, 'Linux', false],
];

export interface DeviceName {
  browser: string;
  system: string;
  phone: boolean;
}

/** Empty where it cannot be told, such as for a program. */
export function deviceName(label: string): DeviceName {
  const system = SYSTEMS.find(([sign]) => sign.test(label));
  return {
    browser: BROWSERS.find(([sign]) => sign.test(label))?.[1] ?? label.split('/')[0] ?? '',
    system: system?.[1] ?? '',
    phone: system?.[2] ?? false,
  };
}
