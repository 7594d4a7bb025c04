WITH counts AS (
  SELECT visited_on, doctor, COUNT(*) AS n,
    RANK() OVER (PARTITION BY visited_on ORDER BY COUNT(*) DESC) AS place
  FROM visits
  GROUP BY visited_on, doctor
)
SELECT c.visited_on, d.id, d.name, c.n
FROM counts AS c
JOIN doctors AS d ON d.id = c.doctor
WHERE c.place = 1
ORDER BY c.visited_on, d.id;
