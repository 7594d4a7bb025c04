WITH numbered AS (
  SELECT patient, visited_on, doctor,
    ROW_NUMBER() OVER (PARTITION BY patient ORDER BY visited_on, id) AS number
  FROM visits
)
SELECT n.patient, n.visited_on, d.name
FROM numbered AS n
JOIN doctors AS d ON d.id = n.doctor
WHERE n.number = 1
ORDER BY n.patient;
