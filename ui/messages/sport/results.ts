/** Words over a result that a reader has asked to hide. */
export const resultMessages = { show: 'Eredmény megmutatása' };
