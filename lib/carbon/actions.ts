import { type AdvancedInputs, isUnknown, kilogramsOf, peopleOf, SORTED_WASTE_MOST, unitOf } from "./advanced";
import { CONVERSIONS, FACTORS, PRICES, type PriceId } from "./factors";
import { type QuestionId, questionOf } from "./questions";

/** Where an action may begin. */
export type Nearby = "event" | "wasteBank";

export interface CarbonAction {
  id: string;
  title: string;
  /** What it is reckoned from. */
  reckoning: string;
  /** A year, one person's share. */
  kilograms: number;
  /** Spared a year; null where no price is known. */
  rupiah: number | null;
  nearby: Nearby;
}

/** Less than this a year is not worth a place in the list. */
const LEAST_KILOGRAMS = 1;
/** One day of five. */
const ONE_DAY = 0.2;
/** What LED lamps and pulled plugs spare of a bill, and what lids and pressure cookers spare of the gas: assumptions. */
const HOUSE_SHARE = 0.1;
const HALF = 0.5;
const WEEKS = 52;
/** What sorting aims at, in percent. */
const SORTED_GOAL = 70;

/** What this person can do, the most effective first. Figures are the middle ones of the ranges. */
export function rankedActions(inputs: AdvancedInputs): CarbonAction[] {
  return [
    ...travelActions(inputs),
    ...flightActions(inputs),
    ...houseActions(inputs),
    ...foodActions(inputs),
    ...wasteActions(inputs),
  ]
    .filter(({ kilograms }) => kilograms >= LEAST_KILOGRAMS)
    .sort((one, other) => other.kilograms - one.kilograms);
}

function travelActions(inputs: AdvancedInputs): CarbonAction[] {
  const motorcycle = middle(inputs, "motorcycle") * ONE_DAY;
  const car = middle(inputs, "car");
  const people = peopleOf(inputs, "passengers").value;
  const joined = car / (people + 1);
  const ojol = middle(inputs, "ojol") * ONE_DAY;
  return [
    {
      id: "motorcycle-day",
      title: "Sehari seminggu tanpa sepeda motor",
      reckoning: "Seperlima perjalanan motor Anda diganti berjalan kaki atau bersepeda.",
      kilograms: motorcycle,
      rupiah: petrolPrice(motorcycle),
      nearby: "event",
    },
    {
      id: "car-shared",
      title: "Ajak satu orang lagi di mobil",
      reckoning: "Emisi dan bensin dibagi dengan satu orang lebih banyak.",
      kilograms: joined,
      rupiah: petrolPrice(joined),
      nearby: "event",
    },
    {
      id: "car-day",
      title: "Sehari seminggu tanpa mobil",
      reckoning: "Seperlima perjalanan mobil Anda diganti berjalan kaki atau bersepeda.",
      kilograms: car * ONE_DAY,
      rupiah: petrolPrice(car * ONE_DAY),
      nearby: "event",
    },
    {
      id: "ojol-walk",
      title: "Jalan kaki untuk jarak dekat, bukan ojol",
      reckoning: "Seperlima jarak ojol Anda ditempuh dengan berjalan kaki.",
      kilograms: ojol,
      rupiah: (ojol / FACTORS.ojol.value) * PRICES.ojol.value,
      nearby: "event",
    },
  ];
}

function flightActions(inputs: AdvancedInputs): CarbonAction[] {
  const flights = amountOf(inputs, "shortFlight");
  const kilometres = Math.min(flights, 1) * CONVERSIONS.shortFlightKm.value;
  return [
    {
      id: "flight-train",
      title: "Ganti satu penerbangan pendek dengan kereta",
      reckoning: "Jarak satu penerbangan ditempuh dengan kereta jarak jauh, di rute yang ada keretanya.",
      kilograms: kilometres * (FACTORS.shortFlight.value - FACTORS.longTrain.value),
      rupiah: null,
      nearby: "event",
    },
  ];
}

function houseActions(inputs: AdvancedInputs): CarbonAction[] {
  const cooling = middle(inputs, "airConditioner") / Math.max(amountOf(inputs, "airConditioner"), 1);
  const electricity = middle(inputs, "electricity") * HOUSE_SHARE;
  const gas = (middle(inputs, "smallGas") + middle(inputs, "largeGas")) * HOUSE_SHARE;
  return [
    {
      id: "cooling-hour",
      title: "Kurangi AC satu jam sehari",
      reckoning: "Satu jam AC setiap hari; bagian Anda di rumah.",
      kilograms: cooling,
      rupiah: electricityPrice(inputs, cooling),
      nearby: "event",
    },
    {
      id: "electricity-waste",
      title: "Pakai lampu LED dan cabut alat yang tidak dipakai",
      reckoning:
        "Asumsi: sepersepuluh listrik terhemat; bagian Anda di rumah. Lampu bekas dapat ditanyakan ke bank sampah.",
      kilograms: electricity,
      rupiah: electricityPrice(inputs, electricity),
      nearby: "wasteBank",
    },
    {
      id: "gas-lid",
      title: "Masak dengan tutup panci dan api secukupnya",
      reckoning: "Asumsi: sepersepuluh LPG terhemat; bagian Anda di rumah.",
      kilograms: gas,
      rupiah: (gas / FACTORS.lpg.value) * PRICES.lpg.value,
      nearby: "event",
    },
  ];
}

function foodActions(inputs: AdvancedInputs): CarbonAction[] {
  const beef = amountOf(inputs, "beef") * HALF * WEEKS;
  const chicken = amountOf(inputs, "chicken") * HALF * WEEKS;
  return [
    {
      id: "beef-chicken",
      title: "Ganti setengah porsi sapi dengan ayam",
      reckoning: "Setengah dari porsi sapi Anda dalam setahun.",
      kilograms: beef * (FACTORS.beef.value - FACTORS.chicken.value),
      rupiah: beef * (PRICES.beef.value - PRICES.chicken.value),
      nearby: "event",
    },
    {
      id: "chicken-tempe",
      title: "Ganti setengah porsi ayam dengan tempe atau tahu",
      reckoning: "Setengah dari porsi ayam Anda dalam setahun.",
      kilograms: chicken * (FACTORS.chicken.value - FACTORS.tempe.value),
      rupiah: chicken * (PRICES.chicken.value - PRICES.tempe.value),
      nearby: "event",
    },
  ];
}

function wasteActions({ sorted }: AdvancedInputs): CarbonAction[] {
  if (sorted === undefined || isUnknown(sorted)) return [];
  return [
    {
      id: "waste-sorted",
      title: `Pilah sampah sampai ${SORTED_GOAL}%`,
      reckoning: "Perkiraan kasar dengan rumus mode Sederhana; tidak masuk ke jumlah di atas.",
      kilograms: (Math.max(0, SORTED_GOAL - sorted.value) / 100) * SORTED_WASTE_MOST,
      rupiah: null,
      nearby: "wasteBank",
    },
  ];
}

/** Of what was answered alone: nobody is asked to leave what they may not do. */
function middle(inputs: AdvancedInputs, id: QuestionId): number {
  return inputs.answers[id] === undefined ? 0 : kilogramsOf(inputs, id).value;
}

function amountOf({ answers }: AdvancedInputs, id: "shortFlight" | "airConditioner" | "beef" | "chicken"): number {
  const answer = answers[id];
  if (answer === undefined) return 0;
  return isUnknown(answer) ? questionOf(id).unknown.value : answer.value;
}

function petrolPrice(kilograms: number): number {
  return (kilograms / FACTORS.petrol.value) * PRICES.petrol.value;
}

/** By the tariff that was answered with; otherwise by the commonest without a subsidy. */
function electricityPrice({ answers }: AdvancedInputs, kilograms: number): number {
  const unit = unitOf("electricity", answers.electricity)?.id ?? "";
  const tariff = unit in PRICES ? (unit as PriceId) : "tariff900";
  return (kilograms / FACTORS.electricity.value) * PRICES[tariff].value;
}
