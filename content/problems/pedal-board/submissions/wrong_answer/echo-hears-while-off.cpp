#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <queue>
#include <string>
#include <vector>
using namespace std;

class Pedal {
public:
    virtual ~Pedal() = default;
    void press() { on = !on; }
    int through(int x) {
        int changed = change(x);
        return on ? changed : x;
    }

private:
    virtual int change(int x) = 0;
    bool on = true;
};

class Gain : public Pedal {
public:
    explicit Gain(int k) : factor(k) {}

private:
    int change(int x) override { return x * factor; }
    int factor;
};

class Clip : public Pedal {
public:
    explicit Clip(int m) : most(m) {}

private:
    int change(int x) override { return max(-most, min(most, x)); }
    int most;
};

class Gate : public Pedal {
public:
    explicit Gate(int t) : least(t) {}

private:
    int change(int x) override { return abs(x) < least ? 0 : x; }
    int least;
};

class Echo : public Pedal {
public:
    explicit Echo(int d) : distance(d) {}

private:
    int change(int x) override {
        int added = 0;
        if (heard.size() == distance) {
            added = heard.front();
            heard.pop();
        }
        heard.push(x);
        return x + added;
    }
    size_t distance;
    queue<int> heard;
};

unique_ptr<Pedal> readPedal() {
    string kind;
    int number;
    cin >> kind >> number;
    if (kind == "gain") return unique_ptr<Pedal>(new Gain(number));
    if (kind == "clip") return unique_ptr<Pedal>(new Clip(number));
    if (kind == "gate") return unique_ptr<Pedal>(new Gate(number));
    return unique_ptr<Pedal>(new Echo(number));
}

int main() {
    int p, n;
    cin >> p >> n;
    vector<unique_ptr<Pedal>> board;
    for (int i = 0; i < p; i++) board.push_back(readPedal());
    for (int i = 0; i < n; i++) {
        string event;
        int x;
        cin >> event >> x;
        if (event == "press") {
            board[x - 1]->press();
        } else {
            for (auto &pedal : board) x = pedal->through(x);
            cout << x << '\n';
        }
    }
}
