export const resultMessages = { show: 'Eredmény megmutatása' };
