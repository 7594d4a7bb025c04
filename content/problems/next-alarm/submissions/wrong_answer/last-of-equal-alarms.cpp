#include <iomanip>
#include <iostream>
#include <memory>
#include <string>
#include <vector>
using namespace std;

const int never = 1000000000, day_length = 1440;

class Alarm {
public:
    explicit Alarm(int time) : time(time) {}
    virtual ~Alarm() = default;
    virtual int next(int t) const = 0; // the first ring after t, or never

protected:
    int time;
};

class Once : public Alarm {
public:
    Once(int day, int time) : Alarm(time), day(day) {}

    int next(int t) const override {
        int ring = day * day_length + time;
        return ring > t ? ring : never;
    }

private:
    int day;
};

class Daily : public Alarm {
public:
    using Alarm::Alarm;

    int next(int t) const override {
        int today = t / day_length * day_length + time;
        return today > t ? today : today + day_length;
    }
};

class Workdays : public Daily {
public:
    using Daily::Daily;

    int next(int t) const override {
        int ring = Daily::next(t);
        while (ring / day_length % 7 >= 5) ring += day_length;
        return ring;
    }
};

int read_time() {
    int hours, minutes;
    char colon;
    cin >> hours >> colon >> minutes;
    return 60 * hours + minutes;
}

unique_ptr<Alarm> read_alarm() {
    string kind;
    cin >> kind;
    if (kind == "daily") return unique_ptr<Alarm>(new Daily(read_time()));
    if (kind == "workdays") return unique_ptr<Alarm>(new Workdays(read_time()));
    int day;
    cin >> day;
    return unique_ptr<Alarm>(new Once(day - 1, read_time())); // days are counted from 0 here
}

int main() {
    int n, m, day;
    cin >> n >> m;
    vector<unique_ptr<Alarm>> alarms;
    for (int i = 0; i < n; i++) alarms.push_back(read_alarm());
    while (m-- > 0) {
        int best = 0, first = never;
        cin >> day;
        int t = (day - 1) * day_length + read_time();
        for (int i = 0; i < n; i++) {
            int ring = alarms[i]->next(t);
            if (ring <= first && ring != never) {
                first = ring;
                best = i + 1;
            }
        }
        if (best == 0) {
            cout << "none\n";
            continue;
        }
        cout << "alarm " << best << " day " << first / day_length + 1 << ' ' << setfill('0') << setw(2)
             << first % day_length / 60 << ':' << setw(2) << first % 60 << '\n';
    }
}
