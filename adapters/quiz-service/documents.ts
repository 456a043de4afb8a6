const quizFields = `
    _id
    complex
    questions {
      _id
      question
      displayAs
      image
      description
      activeTo
      rightAnswer
      options { _id title }
      answers { _id title image answerCount sum average description }
    }`;
const answerFields = `
    questionId
    responses { answerId optionId }`;

/** See docs/upstreams/quiz-service.md. Input goes into variables only, never into the document. */
export const quizDocument = `query Quiz($quizId: ID!) {
  quiz(quizId: $quizId) {${quizFields}
  }
  userAnswers(quizId: $quizId) {${answerFields}
  }
}`;

export const answersDocument = `mutation AddOrUpdateAnswers($quizId: ID!, $answers: [UserAnswerInput!]!) {
  addOrUpdateAnswers(quizId: $quizId, answers: $answers) {
    quiz {${quizFields}
    }
    userAnswers {${answerFields}
    }
  }
}`;
