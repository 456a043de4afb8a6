/** What the game is called. */
export const gameTitle = 'Tippjáték';
