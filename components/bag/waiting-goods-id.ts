/** The place on the bag's page for what waits for the network, which components/offline fills in. */
export const WAITING_GOODS_ID = 'waiting-goods'
