export const abbreviations: ReadonlySet<string> = new Set(
  (
    'dr ifj id özv prof szül kb pl ún stb vö ill ti old sz u évf bek kft zrt nyrt bt rt tc krt stv szt br ' +
    'mr mrs ms st vs no jr gen rep sen inc ltd co jan feb mar apr aug sept oct nov dec'
  ).split(' '),
);
