export const opinionSection = 'velemeny';
