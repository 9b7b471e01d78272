/** How long the shop keeps what it keeps, days: retention jobs delete by these, and the texts of the shop say them. */
export const KEPT_DAYS = {
  /** a session without a visit */
  session: 30,
  /** a device that its member no longer uses */
  device: 365,
  /** a visitor's bag that is not touched */
  visitorBag: 90,
  /** sent mails and messages */
  message: 30,
  /** a subscription to stock or a sale whose mail was not sent */
  alert: 365,
  /** a subscription after its mail */
  alertSent: 30,
  /** events of the own count of visits: a year for comparison, and a month of margin */
  action: 400,
  /** security events, digests of deleted logins */
  trace: 180,
  /** the text of a review that its writer withdrew */
  withdrawnReview: 30,
  /** searches and chosen results */
  search: 365,
  /** phone and ID number of a prize's form after the prize's last day, where it was not handed over before */
  prizeForm: 90,
  /** by which device and from which network a code was checked */
  checkTrace: 400,
  /** mail address left with the check of a code, for the case of a recall: as long as cosmetics last */
  recallAddress: 1_095,
  /** digests of visitors who came by an affiliate's link: the counts of days stay */
  affiliateClick: 2,
  /**
   * bank account of an affiliate who left, after the last transfer: a bank sends back within days what it cannot credit, and looks into a
   * transfer that did not arrive for up to 45 working days
   */
  affiliateAccount: 60,
  /** a photo of the photobooth, with its link */
  boothPhoto: 1,
} as const
