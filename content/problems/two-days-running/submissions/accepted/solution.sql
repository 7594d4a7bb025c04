SELECT DISTINCT a.patient, a.visited_on
FROM visits AS a
JOIN visits AS b
  ON b.patient = a.patient
  AND b.visited_on = date(a.visited_on, '+1 day')
ORDER BY a.patient, a.visited_on;
