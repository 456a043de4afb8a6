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

/** The two documents of docs/upstreams/quiz-service.md: what is asked for stands in variables, never in them. */
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
