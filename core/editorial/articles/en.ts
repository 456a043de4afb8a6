export const helpWordsInEnglish = {
  spiritual: {
    title: 'Help is there',
    main: 'If you feel that you cannot go on, or worry about somebody, call the crisis line at 116-123: it is free at any hour, and you need not say your name. In immediate danger call 112.',
    sister:
      'If you feel that you cannot go on, or worry about somebody, call the crisis line at 0800 801 200, and in immediate danger 112.',
  },
  drugs: {
    title: 'If drugs are the trouble',
    main: 'With a drug problem you can turn to a doctor, the nearest drug clinic or the crisis line at 116-123: it is free, and nobody asks for your name. If somebody is unwell, call 112 at once.',
    sister:
      'With a drug problem you can turn to a doctor or the nearest addiction centre. If somebody is unwell, call 112 at once.',
  },
} as const;

export const correctionWordsInEnglish = {
  one: 'Correction',
  more: 'Corrections',
  before: 'As it stood',
  after: 'As it stands',
  all: 'All our corrections (in Hungarian)',
} as const;
