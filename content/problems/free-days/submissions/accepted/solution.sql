SELECT days.visited_on, d.id, d.name
FROM (SELECT DISTINCT visited_on FROM visits) AS days
CROSS JOIN doctors AS d
WHERE NOT EXISTS (
  SELECT * FROM visits AS v
  WHERE v.doctor = d.id AND v.visited_on = days.visited_on
)
ORDER BY days.visited_on, d.id;
