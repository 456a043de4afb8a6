import type { Facts } from './fill-in.ts';

type Place = readonly [town: string, at: string, to: string, from: string, local: string];

/** Towns that exist in the seed only, with the endings they take. */
export const towns: readonly Place[] = [
  ['Kövesdombár', 'Kövesdombáron', 'Kövesdombárra', 'Kövesdombárról', 'kövesdombári'],
  ['Bodonyvár', 'Bodonyváron', 'Bodonyvárra', 'Bodonyvárról', 'bodonyvári'],
  ['Ludasér', 'Ludaséren', 'Ludasérre', 'Ludasérről', 'ludaséri'],
  ['Hévszeg', 'Hévszegen', 'Hévszegre', 'Hévszegről', 'hévszegi'],
  ['Ildószeg', 'Ildószegen', 'Ildószegre', 'Ildószegről', 'ildószegi'],
  ['Alsóhenye', 'Alsóhenyén', 'Alsóhenyére', 'Alsóhenyéről', 'alsóhenyei'],
  ['Zsombékhalom', 'Zsombékhalmon', 'Zsombékhalomra', 'Zsombékhalomról', 'zsombékhalmi'],
  ['Sárhegyalja', 'Sárhegyalján', 'Sárhegyaljára', 'Sárhegyaljáról', 'sárhegyaljai'],
  ['Nádasszeg', 'Nádasszegen', 'Nádasszegre', 'Nádasszegről', 'nádasszegi'],
  ['Hosszúgyepű', 'Hosszúgyepűn', 'Hosszúgyepűre', 'Hosszúgyepűről', 'hosszúgyepűi'],
  ['Felsőborzás', 'Felsőborzáson', 'Felsőborzásra', 'Felsőborzásról', 'felsőborzási'],
  ['Tóköz', 'Tóközön', 'Tóközre', 'Tóközről', 'tóközi'],
  ['Rónaszentes', 'Rónaszentesen', 'Rónaszentesre', 'Rónaszentesről', 'rónaszentesi'],
  ['Berekalja', 'Berekalján', 'Berekaljára', 'Berekaljáról', 'berekaljai'],
  ['Vámoskút', 'Vámoskúton', 'Vámoskútra', 'Vámoskútról', 'vámoskúti'],
  ['Malomszög', 'Malomszögön', 'Malomszögre', 'Malomszögről', 'malomszögi'],
  ['Szélkút', 'Szélkúton', 'Szélkútra', 'Szélkútról', 'szélkúti'],
  ['Bakonyverő', 'Bakonyverőn', 'Bakonyverőre', 'Bakonyverőről', 'bakonyverői'],
  ['Dunaréde', 'Dunarédén', 'Dunarédére', 'Dunarédéről', 'dunarédei'],
  ['Tiszamocsolya', 'Tiszamocsolyán', 'Tiszamocsolyára', 'Tiszamocsolyáról', 'tiszamocsolyai'],
  ['Zalaörvény', 'Zalaörvényen', 'Zalaörvényre', 'Zalaörvényről', 'zalaörvényi'],
  ['Körtvélyháza', 'Körtvélyházán', 'Körtvélyházára', 'Körtvélyházáról', 'körtvélyházai'],
  ['Somlóhát', 'Somlóháton', 'Somlóhátra', 'Somlóhátról', 'somlóháti'],
  ['Kisbarkóc', 'Kisbarkócon', 'Kisbarkócra', 'Kisbarkócról', 'kisbarkóci'],
  ['Nagygerend', 'Nagygerenden', 'Nagygerendre', 'Nagygerendről', 'nagygerendi'],
  ['Lápszeg', 'Lápszegen', 'Lápszegre', 'Lápszegről', 'lápszegi'],
  ['Homokdevecs', 'Homokdevecsen', 'Homokdevecsre', 'Homokdevecsről', 'homokdevecsi'],
  ['Rábakeszeg', 'Rábakeszegen', 'Rábakeszegre', 'Rábakeszegről', 'rábakeszegi'],
  ['Pálosremete', 'Pálosremetén', 'Pálosremetére', 'Pálosremetéről', 'pálosremetei'],
  ['Harangosd', 'Harangosdon', 'Harangosdra', 'Harangosdról', 'harangosdi'],
  ['Kendervár', 'Kenderváron', 'Kendervárra', 'Kendervárról', 'kendervári'],
  ['Mátralőrinc', 'Mátralőrincen', 'Mátralőrincre', 'Mátralőrincről', 'mátralőrinci'],
  ['Körösapáca', 'Körösapácán', 'Körösapácára', 'Körösapácáról', 'körösapácai'],
  ['Vadkörtés', 'Vadkörtésen', 'Vadkörtésre', 'Vadkörtésről', 'vadkörtési'],
];

/** The same for the sister site's country. */
export const easternTowns: readonly Place[] = [
  ['Nyárádbérc', 'Nyárádbércen', 'Nyárádbércre', 'Nyárádbércről', 'nyárádbérci'],
  ['Oltsíkfő', 'Oltsíkfőn', 'Oltsíkfőre', 'Oltsíkfőről', 'oltsíkfői'],
  ['Szilágybodon', 'Szilágybodonban', 'Szilágybodonba', 'Szilágybodonból', 'szilágybodoni'],
  ['Érszőlős', 'Érszőlősön', 'Érszőlősre', 'Érszőlősről', 'érszőlősi'],
  ['Küküllőlak', 'Küküllőlakon', 'Küküllőlakra', 'Küküllőlakról', 'küküllőlaki'],
  ['Borszegmező', 'Borszegmezőn', 'Borszegmezőre', 'Borszegmezőről', 'borszegmezői'],
  ['Csíkfenyves', 'Csíkfenyvesen', 'Csíkfenyvesre', 'Csíkfenyvesről', 'csíkfenyvesi'],
  ['Mezőkelenc', 'Mezőkelencen', 'Mezőkelencre', 'Mezőkelencről', 'mezőkelenci'],
  ['Körösnádas', 'Körösnádason', 'Körösnádasra', 'Körösnádasról', 'körösnádasi'],
  ['Homoródkút', 'Homoródkúton', 'Homoródkútra', 'Homoródkútról', 'homoródkúti'],
  ['Gyergyóhát', 'Gyergyóháton', 'Gyergyóhátra', 'Gyergyóhátról', 'gyergyóháti'],
  ['Kalotafalva', 'Kalotafalván', 'Kalotafalvára', 'Kalotafalváról', 'kalotafalvi'],
  ['Marosbükk', 'Marosbükkön', 'Marosbükkre', 'Marosbükkről', 'marosbükki'],
  ['Aranyosmező', 'Aranyosmezőn', 'Aranyosmezőre', 'Aranyosmezőről', 'aranyosmezői'],
  ['Háromkút', 'Háromkúton', 'Háromkútra', 'Háromkútról', 'háromkúti'],
  ['Szentkeresztpatak', 'Szentkeresztpatakon', 'Szentkeresztpatakra', 'Szentkeresztpatakról', 'szentkeresztpataki'],
];

export const placeFacts = ([town, at, to, from, local]: Place): Facts => ({ town, at, to, from, local });
