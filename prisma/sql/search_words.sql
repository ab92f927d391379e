-- Version 1, 84d6ebeb70ed2d52
-- Words as every search compares them; lib/format/search-words.ts does the same.
CREATE OR REPLACE FUNCTION search_words(written text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
    words text := lower(translate(written, '''`', ''));
BEGIN
    IF octet_length(words) = length(words) THEN
        words := regexp_replace(words, '[^a-z0-9]+', ' ', 'g');
    ELSE
        words := regexp_replace(written, '[''`\u00ad\u00b4\u02b9-\u02bf\u180e\u200b-\u200f\u2018-\u201b\u2032\u2060-\u2064\ua78c\ufeff\uff07]', '', 'g');
        words := regexp_replace(normalize(words, NFKD), '[''`\u02b9-\u02bf\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]', '', 'g');
        words := lower(regexp_replace(words, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u1680\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufe30-\ufe6f\uff00-\uff0f\uffe0-\uffff\U0001f000-\U0001faff]+', ' ', 'g'));
    END IF;
    words := btrim(words, ' ');
    -- "rt03" is "rt 03".
    IF words ~ '[0-9][^0-9 ]|[^0-9 ][0-9]' THEN
        words := regexp_replace(words, '([0-9])(?=[^0-9 ])|([^0-9 ])(?=[0-9])', '\1\2 ', 'g');
    END IF;
    -- "r a kartini" is "ra kartini".
    IF words ~ '(?<![^ ])[^0-9 ] [^0-9 ](?![^ ])' THEN
        words := regexp_replace(words, '(?<![^ ])([^0-9 ]) (?=[^0-9 ](?![^ ]))', '\1', 'g');
    END IF;
    RETURN words;
END
$$;
