SELECT SUBSTR(s.starts, 1, 10) AS day, s.id, s.price
FROM shows AS s
WHERE s.price = (
  SELECT MIN(x.price) FROM shows AS x
  WHERE SUBSTR(x.starts, 1, 10) = SUBSTR(s.starts, 1, 10)
)
ORDER BY day, s.id;
