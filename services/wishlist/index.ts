export { wishlistKeeper } from './keeper'
