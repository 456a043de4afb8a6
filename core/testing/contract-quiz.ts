import type { Question } from '../readers/quizzes/quiz.ts';

export interface QuestionFixture {
  readonly id: string;
  readonly question: string;
  readonly displayAs: 'radio' | 'checkbox';
  readonly description?: string;
  readonly activeTo?: number;
  readonly rightAnswer?: string;
  readonly options?: Question['options'];
  readonly answers: readonly { readonly id: string; readonly title: string; readonly description?: string }[];
}

export interface QuizFixture {
  readonly id: string;
  readonly complex: boolean;
  readonly questions: readonly QuestionFixture[];
}

export const contractQuiz: QuizFixture = {
  id: '6f1e0c9a7b3d5e2f4a8c1d0b',
  complex: true,
  questions: [
    {
      id: 'fovaros',
      question: 'Melyik a legnagyobb?',
      displayAs: 'radio',
      description: 'A Balaton 594 négyzetkilométer.',
      rightAnswer: 'balaton',
      answers: [
        { id: 'balaton', title: 'Balaton', description: 'A legnagyobb.' },
        { id: 'velencei', title: 'Velencei-tó' },
      ],
    },
    {
      id: 'regi',
      question: 'Mi volt tegnap?',
      displayAs: 'radio',
      activeTo: 1_735_689_600,
      rightAnswer: 'hetfo',
      answers: [
        { id: 'hetfo', title: 'Hétfő' },
        { id: 'kedd', title: 'Kedd' },
      ],
    },
    {
      id: 'kedvenc',
      question: 'Melyikhez mit szólsz?',
      displayAs: 'checkbox',
      options: [
        { id: 'nem', title: 'Nem' },
        { id: 'igen', title: 'Igen' },
      ],
      answers: [
        { id: 'hegy', title: 'Hegy' },
        { id: 'to', title: 'Tó' },
      ],
    },
  ],
};
