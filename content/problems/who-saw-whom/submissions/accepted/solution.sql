SELECT v.visited_on, p.name AS patient, d.name AS doctor
FROM visits AS v
JOIN patients AS p ON p.id = v.patient
JOIN doctors AS d ON d.id = v.doctor
ORDER BY v.visited_on, v.id;
