import account from './vi/account.json'
import addToBag from './vi/addToBag.json'
import address from './vi/address.json'
import affiliate from './vi/affiliate.json'
import affiliateArrival from './vi/affiliateArrival.json'
import affiliateMember from './vi/affiliateMember.json'
import agreements from './vi/agreements.json'
import app from './vi/app.json'
import authenticity from './vi/authenticity.json'
import bag from './vi/bag.json'
import bankOffers from './vi/bankOffers.json'
import campaign from './vi/campaign.json'
import campaignPlay from './vi/campaignPlay.json'
import card from './vi/card.json'
import cartConfirm from './vi/cartConfirm.json'
import checkout from './vi/checkout.json'
import contact from './vi/contact.json'
import error from './vi/error.json'
import filters from './vi/filters.json'
import form from './vi/form.json'
import games from './vi/games.json'
import help from './vi/help.json'
import helpParts from './vi/helpParts.json'
import home from './vi/home.json'
import howToEarn from './vi/howToEarn.json'
import install from './vi/install.json'
import levels from './vi/levels.json'
import listing from './vi/listing.json'
import meta from './vi/meta.json'
import notifyMe from './vi/notifyMe.json'
import offline from './vi/offline.json'
import orders from './vi/orders.json'
import otp from './vi/otp.json'
import outbox from './vi/outbox.json'
import overlay from './vi/overlay.json'
import payment from './vi/payment.json'
import photoViewer from './vi/photoViewer.json'
import photobooth from './vi/photobooth.json'
import points from './vi/points.json'
import product from './vi/product.json'
import profile from './vi/profile.json'
import promo from './vi/promo.json'
import push from './vi/push.json'
import quickView from './vi/quickView.json'
import review from './vi/review.json'
import reviewFind from './vi/reviewFind.json'
import reviewInvite from './vi/reviewInvite.json'
import reviewPhotos from './vi/reviewPhotos.json'
import reviewVotes from './vi/reviewVotes.json'
import reviewWall from './vi/reviewWall.json'
import reviewWrite from './vi/reviewWrite.json'
import search from './vi/search.json'
import shell from './vi/shell.json'
import signIn from './vi/signIn.json'
import staticPages from './vi/staticPages.json'
import stores from './vi/stores.json'
import toast from './vi/toast.json'
import tour from './vi/tour.json'
import tracking from './vi/tracking.json'
import ui from './vi/ui.json'
import unsubscribe from './vi/unsubscribe.json'
import vouchers from './vi/vouchers.json'
import welcome from './vi/welcome.json'
import wishlist from './vi/wishlist.json'

/** All texts by namespace, one file each. For the server, which sends what a page needs of them, and for tests. */
const messages = {
  account,
  addToBag,
  address,
  affiliate,
  affiliateArrival,
  affiliateMember,
  agreements,
  app,
  authenticity,
  bag,
  bankOffers,
  campaign,
  campaignPlay,
  card,
  cartConfirm,
  checkout,
  contact,
  error,
  filters,
  form,
  games,
  help,
  helpParts,
  home,
  howToEarn,
  install,
  levels,
  listing,
  meta,
  notifyMe,
  offline,
  orders,
  otp,
  outbox,
  overlay,
  payment,
  photoViewer,
  photobooth,
  points,
  product,
  profile,
  promo,
  push,
  quickView,
  review,
  reviewFind,
  reviewInvite,
  reviewPhotos,
  reviewVotes,
  reviewWall,
  reviewWrite,
  search,
  shell,
  signIn,
  staticPages,
  stores,
  toast,
  tour,
  tracking,
  ui,
  unsubscribe,
  vouchers,
  welcome,
  wishlist,
}

export default messages
export type Namespace = keyof typeof messages
