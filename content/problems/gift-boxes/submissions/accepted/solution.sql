WITH RECURSIVE inside (thing, pieces) AS (
  SELECT thing, pieces FROM contents WHERE box = 'Diwali Box'
  UNION ALL
  SELECT c.thing, i.pieces * c.pieces
  FROM inside AS i
  JOIN contents AS c ON c.box = i.thing
)
SELECT thing, SUM(pieces) AS pieces
FROM inside
WHERE thing NOT IN (SELECT box FROM contents)
GROUP BY thing
ORDER BY thing;
