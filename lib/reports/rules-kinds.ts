import type { DAMAGE_TYPES } from "./rules";

interface KindQuestion {
  question: string;
  answers: readonly string[];
}

/** What the form says and asks once a kind of damage is chosen: first what keeps people safe, then at most three questions. */
interface KindCare {
  danger?: string;
  /** Naming a neighbour or an employer here can be dangerous: its point is shown to about the village. */
  risky?: boolean;
  questions: readonly KindQuestion[];
}

const STILL_GOING_ON: KindQuestion = {
  question: "Masih berlangsung?",
  answers: ["Masih", "Sudah berhenti", "Tidak tahu"],
};

const KIND_CARE: Partial<Record<(typeof DAMAGE_TYPES)[number], KindCare>> = {
  "Sampah menumpuk": {
    danger: "Jarum suntik, aki, dan kemasan bahan kimia jangan disentuh.",
    questions: [
      { question: "Seberapa banyak?", answers: ["Beberapa kantong", "Satu gerobak", "Satu truk atau lebih"] },
      { question: "Sudah berapa lama?", answers: ["Baru hari ini", "Beberapa hari", "Lebih dari seminggu"] },
      { question: "Ada limbah medis atau bahan kimia?", answers: ["Ada", "Tidak ada", "Tidak tahu"] },
    ],
  },
  "Pembakaran sampah": {
    risky: true,
    danger: "Api membesar atau dekat rumah? Telepon 113 dulu, baru melapor di sini.",
    questions: [
      { question: "Masih menyala?", answers: ["Masih", "Sudah padam", "Tidak tahu"] },
      { question: "Seberapa sering?", answers: ["Baru sekali", "Kadang-kadang", "Hampir setiap hari"] },
      {
        question: "Apa yang dibakar?",
        answers: ["Sampah rumah tangga", "Plastik atau ban", "Daun atau lahan", "Tidak tahu"],
      },
    ],
  },
  "Pencemaran air": {
    danger: "Jangan minum, mandi, atau mencuci dengan air ini.",
    questions: [
      { question: "Seperti apa airnya?", answers: ["Berbusa", "Keruh atau berwarna", "Berminyak", "Banyak ikan mati"] },
      { question: "Bagaimana baunya?", answers: ["Tidak berbau", "Sedikit berbau", "Menyengat"] },
      STILL_GOING_ON,
    ],
  },
  "Pencemaran udara": {
    danger: "Sesak atau pusing? Menjauh dulu. Bila darurat, telepon 119.",
    questions: [
      { question: "Dari mana asalnya?", answers: ["Pabrik", "Kendaraan", "Pembakaran", "Tidak tahu"] },
      { question: "Kapan paling terasa?", answers: ["Pagi", "Siang", "Malam", "Sepanjang hari"] },
      STILL_GOING_ON,
    ],
  },
  "Penebangan pohon": {
    risky: true,
    danger: "Jangan menegur penebang sendirian. Cukup lapor dari jarak aman.",
    questions: [{ question: "Berapa pohon?", answers: ["1 sampai 5", "6 sampai 20", "Lebih dari 20"] }, STILL_GOING_ON],
  },
  "Kerusakan pesisir/mangrove": {
    questions: [
      {
        question: "Apa yang terjadi?",
        answers: ["Mangrove ditebang", "Ditimbun atau dibangun", "Pantai terkikis", "Sampah atau minyak"],
      },
      STILL_GOING_ON,
    ],
  },
  "Saluran tersumbat/banjir": {
    danger: "Air selutut atau arusnya deras? Menjauh dulu. Bila darurat, telepon 112.",
    questions: [
      { question: "Setinggi apa airnya?", answers: ["Tidak tergenang", "Semata kaki", "Selutut atau lebih"] },
      { question: "Kapan tergenang?", answers: ["Setiap hujan", "Hanya hujan deras", "Terus-menerus"] },
    ],
  },
  "Longsor/erosi": {
    danger: "Tanah masih bergerak atau retaknya melebar? Menjauh dulu. Bila darurat, telepon 112.",
    questions: [
      { question: "Apa yang terancam?", answers: ["Rumah", "Jalan", "Kebun atau sawah", "Tidak ada"] },
      { question: "Tanahnya masih bergerak?", answers: ["Masih", "Sudah berhenti", "Tidak tahu"] },
    ],
  },
  "Limbah B3/industri": {
    risky: true,
    danger: "Jangan disentuh dan jangan didekati. Foto dari jauh saja.",
    questions: [
      { question: "Seperti apa bentuknya?", answers: ["Cairan", "Padat atau serbuk", "Drum atau kemasan"] },
      { question: "Dekat sungai, sawah, atau sumur?", answers: ["Ya", "Tidak", "Tidak tahu"] },
      STILL_GOING_ON,
    ],
  },
  "Satwa liar": {
    danger: "Jangan mendekati, menangkap, atau memberi makan.",
    questions: [
      { question: "Bagaimana keadaannya?", answers: ["Sehat", "Terluka", "Mati", "Diperjualbelikan"] },
      { question: "Masih di tempat itu?", answers: ["Masih", "Sudah pergi", "Tidak tahu"] },
    ],
  },
};

/** The database rounds the public point of these (`public_latitude`): another choice needs a migration. */
export const RISKY_KINDS = Object.entries(KIND_CARE).flatMap(([kind, { risky }]) => (risky ? [kind] : []));

/** Undefined for a kind that a person named in words of their own. */
export function careOf(damageType: string): KindCare | undefined {
  return Object.hasOwn(KIND_CARE, damageType) ? KIND_CARE[damageType as keyof typeof KIND_CARE] : undefined;
}

export function isAnswerOf(damageType: string, { question, answer }: { question: string; answer: string }): boolean {
  const known = careOf(damageType)?.questions.find((candidate) => candidate.question === question);
  return known?.answers.includes(answer) ?? false;
}
