export const gameTitle = 'Tippjáték';
