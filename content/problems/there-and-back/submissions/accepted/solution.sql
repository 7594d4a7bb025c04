SELECT a.number, b.number
FROM trains AS a
JOIN trains AS b
  ON b.source = a.destination
  AND b.destination = a.source
  AND a.number < b.number;
