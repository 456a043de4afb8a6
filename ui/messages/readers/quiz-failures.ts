export const quizFailures = {
  sending: 'Küldjük a válaszodat…',
  unavailable: 'A kvíz most nem tud válaszokat fogadni. Amit bejelöltél, megmaradt: próbáld újra kicsit később.',
  tooMany:
    'Most túl sok válasz érkezett erről a hálózatról. Amit bejelöltél, megmaradt: várj egy percet, és küldd újra.',
  refused: 'Ezt a választ nem tudtuk átvenni. Töltsd újra az oldalt, és próbáld még egyszer.',
  offline: 'Nincs kapcsolat. Amit bejelöltél, megmaradt: küldd el, amikor újra van.',
} as const;
