const ROBOTS =
  /bot\b|bot[/;-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|embed|headless|lighthouse|prerender|monitor|uptime|scan|fetch|curl|wget|python|java\/|okhttp|axios|node|go-http|libwww|phantom|selenium|puppeteer|playwright/i

/** Whether a browser's own name is that of a program that reads pages for another purpose than shopping. */
export const isRobot = (userAgent: string): boolean =>
  !/^Mozilla\/\d/.test(userAgent) || ROBOTS.test(userAgent)
