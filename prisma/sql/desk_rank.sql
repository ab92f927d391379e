-- Version 1, 5d46ff7651c674f9
-- The desk shows the kinds first where somebody may take revenge (RISKY_KINDS in lib/reports/rules-kinds.ts).
CREATE OR REPLACE FUNCTION desk_rank(kind text) RETURNS smallint LANGUAGE sql IMMUTABLE
    RETURN CASE WHEN kind IN ('Pembakaran sampah', 'Penebangan pohon', 'Limbah B3/industri') THEN 0 ELSE 1 END::smallint;
