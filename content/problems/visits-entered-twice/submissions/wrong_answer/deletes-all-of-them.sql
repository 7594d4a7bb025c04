DELETE FROM visits WHERE EXISTS (SELECT 1 FROM visits v WHERE v.doctor = visits.doctor AND v.patient = visits.patient AND v.visited_on = visits.visited_on AND v.id <> visits.id);
