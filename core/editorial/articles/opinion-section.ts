/** The section whose pieces speak for their authors, not for the paper. */
export const opinionSection = 'velemeny';
